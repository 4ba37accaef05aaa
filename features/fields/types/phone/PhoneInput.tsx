import '../../web/inputs/inputs.css'
import '#platform/web/work/components/form/form.css'
import { useMemo, useState } from 'react'
import { wholeNumber } from '#platform/contract/numbering-plans.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import {
  asTyped,
  countryOf,
  exampleIn,
  phoneCountries,
  written,
} from '#platform/web/work/components/form/phone/phone-book.ts'
import type { Phone } from '../../domain/values.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'

const isPhone = (value: FieldInput['value']): value is Phone =>
  typeof value === 'object' && value !== null && 'country' in value

/** Input of a country and a phone number, grouped while typing; a complete number is stored in international format. */
export const PhoneInput = ({ id, labelId, describedBy, isWrong, required, value, set }: FieldInput) => {
  const t = useTexts('fields')
  const countries = useMemo(() => phoneCountries(), [])
  const given = isPhone(value) ? value : null
  const [picked, setPicked] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const country = given?.country || picked
  const number = given?.number ?? ''
  const shown = typed ?? written(country, number)
  const change = (home: string, text: string) => {
    setPicked(home)
    const whole = wholeNumber({ country: home, number: text })
    set(text.trim() === '' ? null : { country: home, number: whole ?? text })
  }
  const type = (text: string, isAtEnd: boolean) => {
    const home = countryOf(text, country) ?? country
    // Formatting in the middle would move the cursor, and would restore a deleted separator.
    const next = isAtEnd && text.length > shown.length ? asTyped(home, text) : text
    setTyped(next)
    change(home, next)
  }
  const example = exampleIn(country)
  return (
    <div className="profile-phone" role="group" aria-labelledby={labelId}>
      <label className="visually-hidden" htmlFor={`${id}c`}>
        {t('form.phone.country')}
      </label>
      <Combobox
        id={`${id}c`}
        label={t('form.phone.country')}
        options={countries}
        chosen={countries
          .filter(({ value: code }) => code === country)
          .map(({ value: code, label, hint }) => ({ value: code, label: `${label} ${hint}` }))}
        clearable={false}
        onChange={([chosen]) => change(String(chosen?.value ?? ''), number)}
        placeholder={t('form.phone.countryPlaceholder')}
      />
      <input
        translate="no"
        className="control tabular"
        type="tel"
        autoComplete="off"
        id={id}
        aria-label={t('input.phoneNumber')}
        placeholder={example ?? undefined}
        value={shown}
        aria-required={required}
        aria-invalid={isWrong}
        aria-describedby={describedBy || undefined}
        onFocus={() => setTyped(shown)}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => type(target.value, target.selectionEnd === target.value.length)}
      />
    </div>
  )
}
