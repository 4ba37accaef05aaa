import '#platform/web/work/components/form/conflict/conflict.css'
import { useMemo } from 'react'
import { hasCode } from '#platform/web/api/api-error.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { compareTrees } from '../../../domain/compare.ts'
import { builderLink, type WhichBuilder } from '../places.ts'
import { mayEdit } from '../session/builder-state.ts'
import type { Builder } from '../session/use-builder.ts'
import { Differences } from '../versions/Differences.tsx'

/** Somebody else saved meanwhile: shows what differs, and asks whose tree stands. */
export const ConflictNotice = ({
  builder: { session, state },
  which,
}: {
  builder: Builder
  which: WhichBuilder
}) => {
  const t = useTexts('profiles')
  const go = useGo()
  const { theirs, failure, history } = state
  const differences = useMemo(
    () => (theirs ? compareTrees(theirs.tree, history.now) : []),
    [theirs, history.now],
  )
  if (!theirs) return null
  const isDraft = mayEdit(theirs)
  const keepMine = async () => {
    const draft = await session.keepMine()
    if (draft && draft.id !== theirs.id) go(builderLink({ templateId: which.templateId }))
  }
  return (
    <div className="conflict conflict-warning builder-conflict" role="alert">
      <WarningIcon />
      <div>
        <strong>{t(isDraft ? 'builder.conflict.title' : 'builder.conflict.published')}</strong>
        <p>{t('builder.conflict.text', { time: formatDateTime(theirs.updatedAt) })}</p>
        <p>{t(isDraft ? 'builder.conflict.choice' : 'builder.conflict.choiceOfDraft')}</p>
        {failure && !hasCode(failure, 'STATE_CHANGED') ? <p>{errorText(failure)}</p> : null}
        <details>
          <summary>{t('builder.conflict.differences', { count: differences.length })}</summary>
          <Differences differences={differences} />
        </details>
        <div className="form-buttons">
          <Button size="small" onClick={() => void keepMine()}>
            {t(isDraft ? 'builder.conflict.mine' : 'builder.conflict.mineAsDraft')}
          </Button>
          <Button size="small" onClick={session.takeTheirs}>
            {t('builder.conflict.theirs')}
          </Button>
        </div>
      </div>
    </div>
  )
}
