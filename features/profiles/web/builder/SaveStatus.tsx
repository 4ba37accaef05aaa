import { ApiError } from '#platform/web/api/api-error.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { treeLimits } from '../../domain/tree-size.rules.ts'
import type { Builder } from './session/use-builder.ts'

/** Why a draft is not saved; one that is too large is told what to do. */
const useReason = (failure: unknown): string => {
  const t = useTexts('profiles')
  const fields = Object.entries(failure instanceof ApiError ? failure.fields : {})
  const [, size] = fields.find(([path]) => /^tree\.sections(\.\d+\.elements)?$/.test(path)) ?? []
  return size === 'TOO_MANY' || size === 'TOO_LONG'
    ? t(`builder.save.${size}`, treeLimits)
    : errorText(failure)
}

/** Whether the draft is saved: "Saved 12:31", or why not and what can be done. */
export const SaveStatus = ({ builder: { session, state } }: { builder: Builder }) => {
  const t = useTexts('profiles')
  const { phase, savedAt, failure } = state
  const reason = useReason(failure)
  const words = {
    saved: savedAt ? t('form.saved', { time: formatTime(savedAt) }) : t('builder.save.upToDate'),
    waiting: t('form.saving'),
    saving: t('form.saving'),
    offline: t('builder.save.offline'),
    failed: t('builder.save.failed', { reason }),
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
