/** Key of the group of rows that have no value in a dimension. */
export const noValue = '-'
