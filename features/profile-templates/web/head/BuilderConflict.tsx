import { useMemo } from 'react'
import { hasCode } from '#platform/web/api/api-error.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ConflictPanel } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { compareTrees } from '../../domain/compare.ts'
import { builderLink, type WhichBuilder } from '../places.ts'
import { mayEdit } from '../session/builder-state.ts'
import type { Builder } from '../session/use-builder.ts'
import { Differences } from '../versions/Differences.tsx'

/** Conflict with somebody else's changes: shows the differences and asks which tree to use. */
export const BuilderConflict = ({
  builder: { session, state },
  which,
}: {
  builder: Builder
  which: WhichBuilder
}) => {
  const t = useTexts('profile-templates')
  const go = useGo()
  const { theirs, failure, history } = state
  const differences = useMemo(
    () => (theirs ? compareTrees(theirs.tree, history.now) : []),
    [theirs, history.now],
  )
  if (!theirs) return null
  const isDraft = mayEdit(theirs)
  const { updatedBy, updatedAt } = theirs
  const isSelf = updatedBy !== null && updatedBy.uid === personStore.get()?.uid
  const by = isSelf ? t('builder.conflict.yourself') : updatedBy?.name
  const keepMine = async () => {
    const draft = await session.keepMine()
    if (draft && draft.id !== theirs.id) go(builderLink({ templateId: which.templateId }))
  }
  return (
    <ConflictPanel
      title={t(isDraft ? 'builder.conflict.title' : 'builder.conflict.published')}
      text={t(by ? 'builder.conflict.textBy' : 'builder.conflict.text', {
        by,
        time: formatDateTime(updatedAt),
      })}
      choices={{
        mine: t(isDraft ? 'builder.conflict.mine' : 'builder.conflict.mineAsDraft'),
        theirs: t('builder.conflict.theirs'),
      }}
      onTakeAll={(choice) => (choice === 'mine' ? void keepMine() : session.takeTheirs())}
    >
      <p>{t(isDraft ? 'builder.conflict.choice' : 'builder.conflict.choiceOfDraft')}</p>
      {failure && !hasCode(failure, 'STATE_CHANGED') ? <p>{errorText(failure)}</p> : null}
      <details>
        <summary>{t('builder.conflict.differences', { count: differences.length })}</summary>
        <Differences differences={differences} />
      </details>
    </ConflictPanel>
  )
}
