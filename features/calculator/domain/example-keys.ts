/** Keys of the worked examples; their data is loaded on demand. */
export const examples = ['subscription', 'production', 'services'] as const

export type ExampleKey = (typeof examples)[number]
