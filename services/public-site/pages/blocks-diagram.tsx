import type { ReactNode } from 'react';

const bar = (x: number, y: number, width: number, isStrong = false): ReactNode => (
  <rect
    key={`${x}-${y}`}
    x={x}
    y={y}
    width={width}
    height={isStrong ? 8 : 6}
    rx="3"
    className={isStrong ? 'bar strong' : 'bar'}
  />
);

/** A block: its tile, a name, and a line. */
const Card = ({ y, tile }: { readonly y: number; readonly tile: string }): ReactNode => (
  <g>
    <rect x="8" y={y} width="240" height="72" rx="8" className="card" />
    <rect x="24" y={y + 16} width="40" height="40" rx="10" className={tile} />
    {bar(80, y + 22, 96, true)}
    {bar(80, y + 44, 136)}
  </g>
);

interface SheetProps {
  readonly x: number;
  readonly y: number;
  /** The tiles of the blocks on it, from the top. */
  readonly tiles: readonly string[];
}

/** A page with its blocks, each marked by its tile. */
const Sheet = ({ x, y, tiles }: SheetProps): ReactNode => (
  <g>
    <rect x={x} y={y} width="136" height="176" rx="4" className="paper" />
    {bar(x + 16, y + 18, 64, true)}
    {tiles.map((tile, index) => (
      <g key={tile}>
        <rect x={x + 16} y={y + 44 + index * 42} width="16" height="16" rx="4" className={tile} />
        {bar(x + 40, y + 46 + index * 42, 80)}
        {bar(x + 40, y + 58 + index * 42, 60)}
      </g>
    ))}
  </g>
);

/** Three blocks and the documents that use them. The first is in all of them. */
export const BlocksDiagram = ({ label }: { readonly label: string }): ReactNode => (
  <div className="diagram">
    <svg viewBox="0 0 832 288" role="img" aria-label={label}>
      {/* Each thread leads from its block through the pages that show it. */}
      <path
        className="thread"
        d="M248 44C310 44 300 60 352 60M488 60C504 60 500 96 516 96M652 96C672 96 668 108 688 108"
      />
      <path className="thread two" d="M248 144C310 144 290 102 352 102M488 102C504 102 500 138 516 138" />
      <path
        className="thread three"
        d="M248 244C320 244 290 144 352 144M488 144C508 144 500 252 584 252S664 150 688 150"
      />
      <Card y={8} tile="t1" />
      <Card y={108} tile="t2" />
      <Card y={208} tile="t3" />
      <Sheet x={352} y={8} tiles={['t1', 't2', 't3']} />
      <Sheet x={516} y={44} tiles={['t1', 't2']} />
      <Sheet x={688} y={56} tiles={['t1', 't3']} />
    </svg>
  </div>
);
