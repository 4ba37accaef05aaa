/**
 * Version of the terms that an expert agrees to by accepting a job (`order.secrecy`, `order.actions.takeText` of the
 * texts): stored with each accepted job, so increment it with every change of those texts (`terms.test.ts` checks
 * it).
 */
export const termsVersion = 1
