import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ChoiceBox } from '#platform/web/work/components/form/ChoiceBox.tsx'
import type { Mapping } from '../form.types.ts'
import { useTargetOptions } from './use-target-options.ts'

type Constant = Mapping['constants'][number]

type Props = {
  mapping: Mapping
  names: ReadonlyMap<string, string>
  change: (part: Partial<Mapping>) => void
}

/** Constant values, used where a form sends none. */
export const Constants = ({ mapping: { constants }, names, change }: Props) => {
  const t = useTexts('form-intake')
  const valueId = useId()
  const [target, setTarget] = useState<string | null>(null)
  const [value, setValue] = useState('')
  const options = useTargetOptions(
    names,
    constants.map((one) => one.target),
  )
  const add = () => {
    const others = constants.filter((one) => one.target !== target)
    change({ constants: [...others, { target: target as Constant['target'], value: value.trim() }] })
    setTarget(null)
    setValue('')
  }
  return (
    <div className="form-intake-part">
      <h3>{t('mapping.constants')}</h3>
      <p className="form-intake-hint">{t('mapping.constantsHelp')}</p>
      {constants.length > 0 ? (
        <ul className="form-intake-fields">
          {constants.map((one) => (
            <li key={one.target} className="form-intake-field">
              <strong>{names.get(one.target) ?? one.target}</strong>
              <span>{one.value}</span>
              <Button
                size="small"
                onClick={() => change({ constants: constants.filter((other) => other !== one) })}
              >
                {t('mapping.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="form-intake-line">
        <ChoiceBox
          label={t('mapping.constantTarget')}
          options={options}
          value={target}
          none={t('mapping.unmapped')}
          onChoose={setTarget}
        />
        <div className="field">
          <label htmlFor={valueId}>{t('mapping.constant')}</label>
          <input
            translate="no"
            id={valueId}
            className="control"
            value={value}
            maxLength={4000}
            onChange={(event) => setValue(event.target.value)}
          />
        </div>
        <Button disabled={target === null || value.trim() === ''} onClick={add}>
          {t('mapping.addConstant')}
        </Button>
      </div>
    </div>
  )
}
