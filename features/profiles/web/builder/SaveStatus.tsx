import { errorText } from '#platform/web/i18n/error-text.ts'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { Builder } from './session/use-builder.ts'

/** Whether the draft is saved: "Saved 12:31", or why not and what can be done. */
export const SaveStatus = ({ builder: { session, state } }: { builder: Builder }) => {
  const t = useTexts('profiles')
  const { phase, savedAt, failure } = state
  const words = {
    saved: savedAt ? t('form.saved', { time: formatTime(savedAt) }) : t('builder.save.upToDate'),
    waiting: t('form.saving'),
    saving: t('form.saving'),
    offline: t('builder.save.offline'),
    failed: t('builder.save.failed', { reason: errorText(failure) }),
    conflict: t('builder.save.conflict'),
  }[phase]
  const isBad = phase === 'offline' || phase === 'failed' || phase === 'conflict'
  return (
    <span className={cls('builder-saved tabular', isBad && 'builder-unsaved')} role="status">
      {words}
      {phase === 'failed' || phase === 'offline' ? (
        <Button size="small" variant="text" onClick={() => void session.flush()}>
          {t('actions.retry')}
        </Button>
      ) : null}
    </span>
  )
}
