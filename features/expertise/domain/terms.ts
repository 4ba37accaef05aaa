/**
 * The wording of the terms that an expert agrees to by taking a job (`order.secrecy`, `order.actions.takeText` of the texts): it is
 * kept with each job that was taken, so raise it with every change of those words (`terms.test.ts` holds the two together).
 */
export const termsVersion = 1
