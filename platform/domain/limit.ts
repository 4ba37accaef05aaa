/** Maximum number of attempts within a window. */
export type Limit = { hits: number; seconds: number }
