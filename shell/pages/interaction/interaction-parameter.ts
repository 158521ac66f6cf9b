/** Name of the query parameter with which our provider leads to `/login` for another application. */
export const interactionParameter = 'interaction';
