import './gallery.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { SampleCondition } from './sample-answer.ts'

const conditions: readonly SampleCondition[] = ['rows', 'many', 'pending', 'empty', 'error', 'denied']

type Props = { chosen: SampleCondition; onChoose: (condition: SampleCondition) => void }

/** Selects the state of the sample list. */
export const SampleConditions = ({ chosen, onChoose }: Props) => {
  const t = useTexts('gallery')
  return (
    <div className="gallery-row gallery-conditions" role="group" aria-label={t('condition')}>
      {conditions.map((name) => (
        <Button
          key={name}
          size="small"
          aria-pressed={name === chosen}
          variant={name === chosen ? 'outlined' : 'text'}
          onClick={() => onChoose(name)}
        >
          {t(`conditions.${name}`)}
        </Button>
      ))}
    </div>
  )
}
