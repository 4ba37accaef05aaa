import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { editLocks, type LockedKind } from '../../../domain/edit-locks.rules.ts'
import { Hint } from '../Hint.tsx'
import { HintAction } from '../HintAction.tsx'
import { editLink } from '../settings-links.ts'
import type { TrackNode } from '../settings.queries.ts'

type Props = {
  kind: LockedKind
  reliedOn: number
  /** Actions on the record that a newer version is made of: for a task, on its track. */
  actions: readonly MenuAction[]
  newerVersion?: TrackNode['newerVersion']
}

/** Which fields are locked, by which dependants, and the alternative: a new version for future projects. */
export const LockNotice = ({ kind, reliedOn, actions, newerVersion = null }: Props) => {
  const t = useTexts('programmes')
  if (reliedOn === 0) return null
  const fields = editLocks[kind].fields.map((field) => t(`settings.locked.parts.${field}`))
  return (
    <Hint
      action={<HintAction actions={actions} name={kind === 'programme' ? 'copyProgramme' : 'newVersion'} />}
    >
      {t(`settings.locked.${kind}`, { count: reliedOn, fields: fields.join(', ') })}{' '}
      {newerVersion ? (
        <ScreenLink to={editLink({ kind: 'track', id: newerVersion.id })}>
          {t('settings.locked.newer', { name: newerVersion.name })}
        </ScreenLink>
      ) : (
        t(`settings.locked.instead.${kind}`)
      )}
    </Hint>
  )
}
