/** Who declared that an expert should not review a project. */
export const conflictSources = ['EXPERT', 'ACCELERATOR'] as const

export type ConflictSource = (typeof conflictSources)[number]

/**
 * Reasons why an expert should not review a project. A hard reason always applies; an administrator of the
 * accelerator may override a soft one with a reason that the audit trail retains.
 */
export const conflictWeights = {
  LEADER: 'hard',
  TEAM_MEMBER: 'hard',
  FORMER_TEAM_MEMBER: 'hard',
  DECLARED_BY_EXPERT: 'hard',
  DECLARED_BY_TEAM: 'soft',
  DECLARED_BY_ACCELERATOR: 'soft',
  TRACKER: 'soft',
  INVESTOR_OR_MENTOR: 'soft',
  ORGANIZES_PAYMENT: 'soft',
  SAME_EMPLOYER: 'soft',
  SAME_TAX_NUMBER: 'soft',
  SAME_MAIL_DOMAIN: 'soft',
} as const satisfies Record<string, 'hard' | 'soft'>

export type ConflictReason = keyof typeof conflictWeights

/** Every reason, the most severe first. */
export const conflictReasons = Object.keys(conflictWeights) as [ConflictReason, ...ConflictReason[]]

/** A person as the conflict rules compare people; none of it is shown. */
export type Compared = { uid: string; email: string; company: string; taxNumber: string }

/** People related to a project. */
export type ProjectNearby = {
  leaderUid: string | null
  /** Its current team, including the leader. */
  team: readonly Compared[]
  /** Everybody who was ever in the team. */
  formerUids: readonly string[]
  trackerUids: readonly string[]
  /** Investors and mentors who ordered a review of it for themselves, or proposed one. */
  backerUids: readonly string[]
  /** People who pay for a review of it: administrators of the accelerator that orders, and authors of its acts. */
  payerUids: readonly string[]
  /** Conflicts that apply where the review is ordered. */
  declared: readonly { expertUid: string; source: ConflictSource }[]
  /** People named by the team: the lower-case address at that time, and its owner, if any. */
  unwanted: readonly { email: string; uid: string | null }[]
}

/** Email providers open to everybody: a common domain does not mean a common employer. */
const publicMailDomains = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'gmx.de',
  'web.de',
  'zoho.com',
  'fastmail.com',
  'mail.com',
  'mail.ru',
  'bk.ru',
  'list.ru',
  'inbox.ru',
  'internet.ru',
  'yandex.ru',
  'yandex.com',
  'ya.ru',
  'rambler.ru',
  'lenta.ru',
  'vk.com',
  'qq.com',
  '163.com',
])

/** Reserved domains (RFC 2606). */
const reservedDomain = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/

const legalForms =
  /(^|\s)(?:ооо|ао|пао|оао|зао|нао|ип|ано|нко|фгуп|llc|ltd|inc|gmbh|plc|corp|co|sa|ag)(?=\s|$)/gu

/** Normalizes a company's name for comparison: «Ромашка», ООО "Ромашка" and «ромашка, ООО» are equal. */
export const comparedCompany = (name: string): string =>
  name
    .toLowerCase()
    // Lower case of «İ».
    .replaceAll('i\u0307', 'i')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(legalForms, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The domain of an address that identifies an employer; null for public email providers. */
export const employerDomain = (email: string): string | null => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domain === '' || publicMailDomains.has(domain) || reservedDomain.test(domain) ? null : domain
}

const shares = (own: string | null, others: readonly (string | null)[]): boolean =>
  own !== null && own !== '' && others.includes(own)

/** Why the expert should not review the project, the most severe reason first; empty without conflicts. */
export const conflictsOf = (project: ProjectNearby, expert: Compared): ConflictReason[] => {
  const { team, declared } = project
  const others = team.filter(({ uid }) => uid !== expert.uid)
  const isMember = others.length < team.length
  const declaredBy = (source: ConflictSource) =>
    declared.some((one) => one.expertUid === expert.uid && one.source === source)
  const applies: Record<ConflictReason, boolean> = {
    LEADER: project.leaderUid === expert.uid,
    TEAM_MEMBER: isMember,
    FORMER_TEAM_MEMBER: !isMember && project.formerUids.includes(expert.uid),
    DECLARED_BY_EXPERT: declaredBy('EXPERT'),
    DECLARED_BY_TEAM: project.unwanted.some(
      ({ email, uid }) => uid === expert.uid || email === expert.email.toLowerCase(),
    ),
    DECLARED_BY_ACCELERATOR: declaredBy('ACCELERATOR'),
    TRACKER: project.trackerUids.includes(expert.uid),
    INVESTOR_OR_MENTOR: project.backerUids.includes(expert.uid),
    ORGANIZES_PAYMENT: project.payerUids.includes(expert.uid),
    SAME_EMPLOYER: shares(
      comparedCompany(expert.company),
      others.map(({ company }) => comparedCompany(company)),
    ),
    SAME_TAX_NUMBER: shares(
      expert.taxNumber,
      others.map(({ taxNumber }) => taxNumber),
    ),
    SAME_MAIL_DOMAIN: shares(
      employerDomain(expert.email),
      others.map(({ email }) => employerDomain(email)),
    ),
  }
  return conflictReasons.filter((reason) => applies[reason])
}

/** Whether any of these reasons cannot be overridden. */
export const isHard = (reasons: readonly ConflictReason[]): boolean =>
  reasons.some((reason) => conflictWeights[reason] === 'hard')

/** Whether reasons block a job: any hard one, and each that was not known when the conflict was overridden. */
export const standAgainst = (
  reasons: readonly ConflictReason[],
  overridden: readonly string[],
): ConflictReason[] =>
  reasons.filter((reason) => conflictWeights[reason] === 'hard' || !overridden.includes(reason))
