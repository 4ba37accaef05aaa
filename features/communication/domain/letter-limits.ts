const day = 86_400

/**
 * Letters that people may ask the portal to send to addresses they type, within a day (ADR 26). Whether somebody is
 * known under an address makes no difference: else the limit would tell.
 */
export const letterLimits = {
  /** One person on their own account: into a project's team, or offering a role. */
  person: { hits: 30, seconds: day },
  /** One person in the name of an accelerator. */
  member: { hits: 1000, seconds: day },
  /** A whole accelerator; the administrators of the portal are told when it is reached. */
  accelerator: { hits: 2000, seconds: day },
  /** The forms of an accelerator on other sites: anybody can submit them with any address. */
  form: { hits: 50, seconds: day },
  /** What one address gets, whoever asks. */
  address: { hits: 5, seconds: day },
} as const
