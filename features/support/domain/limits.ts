/** Rate limits for requests: from one address, from all guests together, and from one person. */
export const supportLimits = {
  address: { hits: 5, seconds: 3600 },
  guests: { hits: 100, seconds: 3600 },
  person: { hits: 20, seconds: 86_400 },
} as const

/** Maximum number of saved answers. */
export const mostTexts = 100
