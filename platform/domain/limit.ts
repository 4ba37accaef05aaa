/** How often something may be tried within a window. */
export type Limit = { hits: number; seconds: number }
