import '../mentoring.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { nearestTo } from '../../domain/nearest.rules.ts'

type Props = { wanted: string; options: readonly { value: string; label: string }[] }

/** What is free nearest to an hour that somebody else took meanwhile: one press chooses it. */
export const NearestHours = ({ wanted, options }: Props) => {
  const t = useTexts('mentoring')
  const { form } = useFormContext()
  const near = nearestTo(
    wanted,
    options.map(({ value }) => value),
  )
  if (near.length === 0) return null
  return (
    <div className="nearest-hours" role="status">
      <p>{t('book.nearest')}</p>
      {near.map((at) => (
        <Button
          key={at}
          size="small"
          onClick={() => form.setValue('startsAt', at, { shouldDirty: true, shouldValidate: true })}
        >
          {options.find(({ value }) => value === at)?.label}
        </Button>
      ))}
    </div>
  )
}
