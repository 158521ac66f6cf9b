// A module of its own, because few people select several blocks, and everybody loads the list.
export { SelectionBar } from '@shared/lists';
