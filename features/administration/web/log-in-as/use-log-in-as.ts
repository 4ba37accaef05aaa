import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { fullName, type ListedPerson } from '../people/person.types.ts'
import { become } from './become.ts'

/** Asks why, and goes over to the person's work area. */
export const useLogInAs = (): ((person: ListedPerson) => void) => {
  const t = useTexts('administration')
  return (person) =>
    confirm({
      title: t('logInAs.askTitle', { name: fullName(person) }),
      text: t('logInAs.askText'),
      reason: { label: t('logInAs.reason'), required: true, max: 1200 },
      submitLabel: t('logInAs.submit'),
      onSubmit: (reason) => become(person.uid, reason),
    })
}
