/** How a backup stands: it is being taken and proved, was proved, failed, or made room for newer ones. */
export const backupStates = ['RUNNING', 'PROVED', 'FAILED', 'REMOVED'] as const

export type BackupState = (typeof backupStates)[number]

/** Hours after the last proved backup from which on an administrator should look: one night was missed. */
const oldAfterHours = 36

/** What is known of the portal's backups. */
export type BackupNumbers = {
  /** Whether a folder for them is configured. */
  on: boolean
  /** Hours since the last proved one; null when there is none. */
  ageHours: number | null
}

/** What is wrong with the backups: none was proved yet, or the last is so many hours old; null while all is well. */
export const backupFinding = ({
  on,
  ageHours,
}: BackupNumbers): { finding: 'backupNone' | 'backupOld'; value: number } | null => {
  if (!on) return null
  if (ageHours === null) return { finding: 'backupNone', value: 1 }
  return ageHours >= oldAfterHours ? { finding: 'backupOld', value: ageHours } : null
}

/** The folder of a backup that began at this moment: folders sort by time. */
export const backupName = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(':', '-').concat('Z')

/** The backups that go when `keep` proved ones stay, given the proved ones from new to old. */
export const surplusBackups = <Backup>(proved: readonly Backup[], keep: number): Backup[] =>
  proved.slice(keep)
