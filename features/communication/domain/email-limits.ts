const day = 86_400

/**
 * Limits of emails that users may send to typed addresses, per day (ADR 26). They do not depend on whether the address
 * has an account, because the limit would reveal it.
 */
export const emailLimits = {
  /** One person in their own name: to a project's team, or offering a role. */
  person: { hits: 30, seconds: day },
  /** One person in the name of an accelerator. */
  member: { hits: 1000, seconds: day },
  /** A whole accelerator; the portal's administrators are notified when it is reached. */
  accelerator: { hits: 2000, seconds: day },
  /** An accelerator's forms on other sites, which anybody can submit with any address. */
  form: { hits: 50, seconds: day },
  /** One address, from all senders. */
  address: { hits: 5, seconds: day },
} as const
