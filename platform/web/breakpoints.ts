/** Interface breakpoints in CSS pixels (spec 9). */
export const breakpoints = { s: 600, m: 960, l: 1280, xl: 1920, xxl: 2560 } as const
