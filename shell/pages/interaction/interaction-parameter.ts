/** The query parameter with which our provider redirects to `/login` for another application. */
export const interactionParameter = 'interaction';
