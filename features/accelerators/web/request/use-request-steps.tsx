import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { WizardStep } from '#platform/web/work/components/wizard/wizard-steps.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { AboutFields } from '../fields/AboutFields.tsx'
import { ContactFields } from '../fields/ContactFields.tsx'
import { LegalFields } from '../fields/LegalFields.tsx'
import { CheckStep } from './CheckStep.tsx'

/** The steps of a request; the documents are those of a new or of a rejected one. */
export const useRequestSteps = (
  documents: ReactNode,
  country?: Accelerator['country'],
): readonly WizardStep[] => {
  const t = useTexts('accelerators')
  return [
    {
      key: 'about',
      title: t('steps.about'),
      fields: ['name', 'country', 'site', 'description'],
      content: <AboutFields country={country ?? null} />,
    },
    {
      key: 'legal',
      title: t('steps.legal'),
      fields: ['legalForm', 'taxNumber', 'licenceNumber', 'licenceHolder'],
      content: <LegalFields />,
    },
    {
      key: 'contacts',
      title: t('steps.contacts'),
      fields: ['contactName', 'contactPhone', 'contactEmail'],
      content: (
        <>
          <ContactFields />
          {documents}
        </>
      ),
    },
    { key: 'check', title: t('steps.check'), fields: [], content: <CheckStep /> },
  ]
}
