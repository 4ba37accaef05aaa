import './saving.css'
import { formatTime } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { SaveStatus } from '../../../save-queue/save-status.ts'
import { cls } from '../../cls.ts'
import { Button } from '../Button.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '../icons/icons.ts'

type Props = {
  status: SaveStatus
  /** Why the value is invalid or refused, if the page has only one. */
  reason?: string | null
  onRetry: () => Promise<unknown>
}

type Words = { tone: 'calm' | 'warning' | 'error'; words: string }

const useWords = (status: SaveStatus, reason: string | null): Words => {
  const t = useTexts()
  const { invalid, refused, conflicts, isAway, unsaved, isSaving, savedAt, isStored } = status
  if (unsaved > 0 && !isStored) return { tone: 'error', words: t('saving.notKept') }
  if (reason && invalid.length + refused.length > 0)
    return { tone: 'error', words: t('saving.notSaved', { reason }) }
  if (refused.length > 0) return { tone: 'error', words: t('saving.refused', { count: refused.length }) }
  if (invalid.length > 0) return { tone: 'error', words: t('saving.invalid', { count: invalid.length }) }
  if (isAway && unsaved > 0) return { tone: 'warning', words: t('saving.offline', { count: unsaved }) }
  if (conflicts.length > 0) return { tone: 'error', words: t('saving.conflict.waits') }
  if (isSaving) return { tone: 'calm', words: t('saving.saving') }
  if (unsaved > 0) return { tone: 'calm', words: t('saving.waiting') }
  return {
    tone: 'calm',
    words: savedAt ? t('saving.savedAt', { time: formatTime(savedAt) }) : t('saving.saved'),
  }
}

/** Saving status in one sentence, announced by screen readers, with a retry button. */
export const SaveState = ({ status, reason = null, onRetry }: Props) => {
  const t = useTexts()
  const { tone, words } = useWords(status, reason)
  const Icon = tone !== 'calm' ? WarningIcon : status.unsaved === 0 ? CheckIcon : ClockIcon
  return (
    <>
      <span className={cls('save-state', `save-state-${tone}`)} role="status">
        <Icon />
        {words}
      </span>
      {(status.isAway && status.unsaved > 0) || status.refused.length > 0 ? (
        <Button size="small" variant="text" onClick={() => void onRetry()}>
          {t('saving.retry')}
        </Button>
      ) : null}
    </>
  )
}
