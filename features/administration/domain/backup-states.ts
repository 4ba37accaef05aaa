/** States of a backup: being saved and verified, verified, failed, or deleted in favour of newer ones. */
export const backupStates = ['RUNNING', 'PROVED', 'FAILED', 'REMOVED'] as const

export type BackupState = (typeof backupStates)[number]

/** Age in hours of the last verified backup above which an alarm is raised: one night was missed. */
const oldAfterHours = 36

/** Facts about the portal's backups. */
export type BackupNumbers = {
  /** Whether a backup folder is configured. */
  on: boolean
  /** Age in hours of the last verified backup; null if there is none. */
  ageHours: number | null
}

/**
 * The problem with the backups: none has been verified yet, or the age in hours of the last one; null if there is no
 * problem.
 */
export const backupFinding = ({
  on,
  ageHours,
}: BackupNumbers): { finding: 'backupNone' | 'backupOld'; value: number } | null => {
  if (!on) return null
  if (ageHours === null) return { finding: 'backupNone', value: 1 }
  return ageHours >= oldAfterHours ? { finding: 'backupOld', value: ageHours } : null
}

/** Folder name of a backup that began at this time; names sort by time. */
export const backupName = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(':', '-').concat('Z')

/** Backups to delete if `keep` verified ones are retained, given the verified ones from newest to oldest. */
export const surplusBackups = <Backup>(proved: readonly Backup[], keep: number): Backup[] =>
  proved.slice(keep)
