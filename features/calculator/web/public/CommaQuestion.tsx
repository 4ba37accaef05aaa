import type { CommaMeaning } from '#platform/domain/typed/reading.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Dialog } from '#platform/web/public/Dialog.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { amountText } from './shown-numbers.ts'

type Props = {
  example: string
  /** The meanings as a thousands separator and as a decimal point. */
  meanings: readonly [string, string]
  onAnswer: (comma: CommaMeaning) => void
  onClose: () => void
}

/** Asks what "1,200" means in pasted text before inserting it. */
export const CommaQuestion = ({ example, meanings, onAnswer, onClose }: Props) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const isComma = example.includes(',')
  return (
    <Dialog title={t('comma.title', { example })} onClose={onClose}>
      <p>{t('comma.text')}</p>
      <div className="dialog__actions">
        <Button onClick={() => onAnswer(isComma ? 'GROUPS' : 'DECIMAL')}>
          {amountText(Number(meanings[0]), locale)}
        </Button>
        <Button onClick={() => onAnswer(isComma ? 'DECIMAL' : 'GROUPS')}>
          {amountText(Number(meanings[1]), locale)}
        </Button>
      </div>
    </Dialog>
  )
}
