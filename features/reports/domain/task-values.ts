/** Projects per page of the table of values. */
export const projectsOfPage = 25
