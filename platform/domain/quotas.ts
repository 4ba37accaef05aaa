/** Owner of files, whose quota they use. Files that administrators store for the whole portal have no limit. */
export type FileOwnerKind = 'person' | 'project' | 'accelerator' | 'portal'

/** The owner of a file as stored with it: `project:12`, `person:<uid>`. */
export type FileOwner = `${FileOwnerKind}:${string | number}`

/** Maximum number of files, and of bytes in total, per owner; a file over 10 MB is refused. */
export const fileQuotas: Record<FileOwnerKind, { files: number; bytes: number } | null> = {
  person: { files: 100, bytes: 209_715_200 },
  project: { files: 300, bytes: 1_073_741_824 },
  accelerator: { files: 1000, bytes: 5_368_709_120 },
  portal: null,
}

/** Total quota for the files of all projects that one person leads, including deleted projects until their files are removed. */
export const leaderFileQuota = { files: 1000, bytes: 3_221_225_472 } as const

/** The quota of an owner; `null` if unlimited. */
export const quotaOf = (owner: FileOwner): { files: number; bytes: number } | null =>
  fileQuotas[owner.slice(0, owner.indexOf(':')) as FileOwnerKind]

/** Maximum number of projects that one person may lead; imported projects that have no leader yet do not count. */
export const projectsPerPerson = 30

/** Maximum length of a project's lists, which are loaded whole; closed vacancies count, because they can be reopened. */
export const projectListLimits = { documents: 300, vacancies: 50 } as const

/** Test notifications per person. */
export const testNotificationLimit = { hits: 10, seconds: 86_400 } as const

/** Background exports per person: number per day, and at the same time. */
export const exportLimit = { hits: 20, seconds: 86_400 } as const
export const exportsAtOnce = 2

/** Immediate exports per person: few people need more, scripts do. */
export const quickExportLimit = { hits: 30, seconds: 600 } as const

/** Share of a quota from which the reader sees how much is left. */
const nearlyFull = 0.8

/** Used part of a quota. */
export type QuotaUsage = { files: number; bytes: number; maxFiles: number; maxBytes: number }

/** Whether a quota is fine, nearly full or full. */
export const quotaState = ({
  files,
  bytes,
  maxFiles,
  maxBytes,
}: QuotaUsage): 'free' | 'nearlyFull' | 'full' => {
  if (files >= maxFiles || bytes >= maxBytes) return 'full'
  return Math.max(files / maxFiles, bytes / maxBytes) >= nearlyFull ? 'nearlyFull' : 'free'
}
