import type { ReactNode } from 'react'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import type { VersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import type { Profile } from './profile.types.ts'
import { useShownField } from './use-shown-field.ts'

type Props = { state: VersionedForm; profile: Profile; children: ReactNode }

/** A part of the profile with a conflict notice when another person changed the profile meanwhile. */
export const PartForm = ({ state, profile, children }: Props) => {
  const t = useTexts('people')
  const { label, shown } = useShownField(profile)
  return (
    <>
      <FormConflict state={state} label={label} shown={shown} />
      <Form
        form={state.form}
        submitLabel={t('profile.save')}
        note={
          <span role="status">
            {state.savedAt ? t('profile.savedAt', { time: formatTime(state.savedAt) }) : null}
          </span>
        }
        guard={false}
      >
        {children}
      </Form>
    </>
  )
}
