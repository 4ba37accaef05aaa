import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { get } from 'react-hook-form'
import type { GivenPhone } from '#platform/domain/phone.rules.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Combobox } from './combobox/Combobox.tsx'
import type { Option } from './combobox/options.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useFormContext } from './form-context.ts'
import { usePhoneBook } from './phone/use-phone-book.ts'
import { useField } from './use-field.ts'

type Props = { name: string; label: string; help?: ReactNode; disabled?: boolean }

const none: readonly Option[] = []

/** A country and a phone number, grouped as it is typed; the value is `phone()` of the contract, or null when empty. */
export const PhoneField = ({ name, label, help, disabled = false }: Props) => {
  const t = useTexts()
  const field = useField(name)
  const book = usePhoneBook()
  const given = field.value as GivenPhone | null
  // A country alone is not a phone yet, but the next number belongs to it.
  const [picked, setPicked] = useState('')
  // null: not typing, the number is shown in its country's format.
  const [typed, setTyped] = useState<string | null>(null)
  const country = given?.country || picked
  const number = given?.number ?? ''
  const countries = useMemo(() => book?.phoneCountries() ?? none, [book])
  const example = book?.exampleIn(country)
  const shown = typed ?? book?.written(country, number) ?? number

  const { form } = useFormContext()
  const initial = get(form.formState.defaultValues, name) as GivenPhone | null | undefined
  useEffect(() => {
    // Stored before countries existed: derived from the number, and not an edit.
    const home = initial && !initial.country ? book?.countryOf(initial.number) : null
    if (initial && home) form.resetField(name, { defaultValue: { ...initial, country: home } })
  }, [book, form, initial, name])

  const change = (next: GivenPhone) => {
    setPicked(next.country)
    field.onChange(next.number === '' && !field.facts.required ? null : next)
  }
  const type = (text: string, isAtEnd: boolean) => {
    const home = book?.countryOf(text, country) ?? country
    // In the middle the cursor would jump; and a separator just deleted would reappear.
    const isLonger = isAtEnd && text.length > shown.length
    const next = book && isLonger ? book.asTyped(home, text) : text
    setTyped(next)
    change({ country: home, number: next })
  }
  const { facts } = field
  const itsCountry = { ...field.part('country'), facts }
  const itsNumber = { ...field.part('number'), facts }
  return (
    <div className="form-row">
      <FieldFrame field={itsCountry} label={t('form.phone.country')}>
        <Combobox
          id={itsCountry.id}
          label={t('form.phone.country')}
          options={countries}
          chosen={countries
            .filter(({ value }) => value === country)
            .map(({ value, label: itsName, hint }) => ({ value, label: `${itsName} ${hint}` }))}
          onChange={([chosen]) => change({ country: String(chosen?.value ?? ''), number })}
          placeholder={t('form.phone.countryPlaceholder')}
          disabled={disabled}
          isWrong={itsCountry.error !== null}
          describedBy={itsCountry.describedBy}
          onBlur={field.onBlur}
        />
      </FieldFrame>
      <FieldFrame
        field={{ ...itsNumber, error: itsNumber.error ?? field.error }}
        label={label}
        help={
          help ??
          (example ? t('form.phone.example', { example }) : country ? null : t('form.phone.noCountry'))
        }
      >
        <input
          translate="no"
          className="control tabular"
          type="tel"
          autoComplete="tel"
          id={itsNumber.id}
          ref={field.ref}
          value={shown}
          disabled={disabled}
          required={field.facts.required}
          aria-invalid={itsNumber.error !== null}
          aria-describedby={itsNumber.describedBy}
          onFocus={() => setTyped(shown)}
          onBlur={() => {
            setTyped(null)
            field.onBlur()
          }}
          onChange={({ target }) => type(target.value, target.selectionEnd === target.value.length)}
        />
      </FieldFrame>
    </div>
  )
}
