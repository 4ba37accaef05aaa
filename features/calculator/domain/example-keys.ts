/** The worked examples by name; what they hold is fetched only when somebody begins with one. */
export const examples = ['subscription', 'production', 'services'] as const

export type ExampleKey = (typeof examples)[number]
