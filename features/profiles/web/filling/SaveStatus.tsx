import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { CheckIcon, ClockIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import type { FillingStatus } from './store-types.ts'

type Said = { tone: 'calm' | 'warning' | 'error'; words: string }

/** Whether everything is saved, in one sentence: the most urgent one. */
const useWords = (status: FillingStatus): Said => {
  const t = useTexts('profiles')
  const { invalid, failed, isAway, unsaved, isSaving, savedAt, isKept } = status
  if (unsaved > 0 && !isKept) return { tone: 'error', words: t('fill.status.notKept') }
  if (failed.length > 0) return { tone: 'error', words: t('fill.status.failed', { count: failed.length }) }
  if (invalid.length > 0) return { tone: 'error', words: t('fill.status.invalid', { count: invalid.length }) }
  if (isAway && unsaved > 0) return { tone: 'warning', words: t('fill.status.offline', { count: unsaved }) }
  if (isSaving) return { tone: 'calm', words: t('fill.status.saving') }
  if (unsaved > 0) return { tone: 'calm', words: t('fill.status.waiting') }
  return {
    tone: 'calm',
    words: savedAt ? t('fill.status.savedAt', { time: formatTime(savedAt) }) : t('fill.status.saved'),
  }
}

/** Whether everything is saved; heard by those who do not see it. */
export const SaveStatus = ({ status }: { status: FillingStatus }) => {
  const { tone, words } = useWords(status)
  const isDone = status.unsaved === 0
  const Icon = tone !== 'calm' ? WarningIcon : isDone ? CheckIcon : ClockIcon
  return (
    <span className={cls('filling-status', `filling-status-${tone}`)} role="status">
      <Icon />
      {words}
    </span>
  )
}
