import type { Db } from '../context.ts'

/**
 * Gives the email of this `dedupeKey`, which was not delivered, a new one-time token for its link, and returns it; undefined if the
 * link leads nowhere any more. The old token becomes invalid.
 */
export type RenewLink = (tx: Db, dedupeKey: string) => Promise<string | undefined>

const renewals = new Map<string, RenewLink>()

/** Registers how the one-time link of the emails of a template is renewed, so that they can be sent again. */
export const addLinkRenewal = (template: string, renew: RenewLink): void => {
  renewals.set(template, renew)
}

/** How the one-time link of the emails of a template is renewed; undefined if it cannot be. */
export const linkRenewalOf = (template: string): RenewLink | undefined => renewals.get(template)
