/** Whose files they are: their room counts them. What administrators keep for the whole portal has no limit. */
export type FileOwnerKind = 'person' | 'project' | 'accelerator' | 'portal'

/** An owner of files as it is kept with each: `project:12`, `person:<uid>`. */
export type FileOwner = `${FileOwnerKind}:${string | number}`

/** How many files, and bytes in all, each owner may keep; a file of 10 MB more is refused. */
export const fileQuotas: Record<FileOwnerKind, { files: number; bytes: number } | null> = {
  person: { files: 100, bytes: 209_715_200 },
  project: { files: 300, bytes: 1_073_741_824 },
  accelerator: { files: 1000, bytes: 5_368_709_120 },
  portal: null,
}

/** What the files of all projects that one person leads may take together, those of deleted projects included until they are gone. */
export const leaderFileQuota = { files: 1000, bytes: 3_221_225_472 } as const

/** The room of an owner; `null` without a limit. */
export const quotaOf = (owner: FileOwner): { files: number; bytes: number } | null =>
  fileQuotas[owner.slice(0, owner.indexOf(':')) as FileOwnerKind]

/** Projects that one person may lead; those an accelerator's import brought, and which wait for their leader, do not count. */
export const projectsPerPerson = 30

/** What a project holds of its own lists, which are read whole; vacancies count when closed, too: they can be opened again. */
export const projectListLimits = { documents: 300, vacancies: 50 } as const

/** Test notifications of one person. */
export const testNotificationLimit = { hits: 10, seconds: 86_400 } as const

/** Lists that one person has made into files in the background: so many a day, and at once. */
export const exportLimit = { hits: 20, seconds: 86_400 } as const
export const exportsAtOnce = 2

/** Lists that one person has made into files at once: a person seldom wants more, a program does. */
export const quickExportLimit = { hits: 30, seconds: 600 } as const

/** From here on the reader is told how much room is left. */
const nearlyFull = 0.8

/** How much of a room is taken. */
export type Room = { files: number; bytes: number; maxFiles: number; maxBytes: number }

/** How a room stands: nothing to say, nearly full, or full. */
export const roomState = ({ files, bytes, maxFiles, maxBytes }: Room): 'free' | 'nearlyFull' | 'full' => {
  if (files >= maxFiles || bytes >= maxBytes) return 'full'
  return Math.max(files / maxFiles, bytes / maxBytes) >= nearlyFull ? 'nearlyFull' : 'free'
}
