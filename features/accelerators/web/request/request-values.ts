import { wholeName } from '#platform/domain/whole-name.ts'
import type { SignedInPerson } from '#platform/web/person-store.ts'
import type { Accelerator } from '../accelerator.types.ts'

/** Initial values of a request; the contact is its author. */
export const emptyRequest = (person: SignedInPerson | null) => ({
  name: '',
  country: null as string | null,
  legalForm: null as Accelerator['legalForm'],
  taxNumber: '',
  licenceNumber: '',
  licenceHolder: '',
  description: '',
  site: '',
  contactName: person ? wholeName(person) : '',
  contactPhone: { country: '', number: '' },
  contactEmail: person?.email ?? '',
})

/** Values of the request form. */
export type RequestValues = ReturnType<typeof emptyRequest>

/** Form values of a rejected request. */
export const requestOf = (accelerator: Accelerator) => {
  const { id, version, name, country, legalForm, taxNumber, licenceNumber, licenceHolder } = accelerator
  const { description, site, contactName, contactPhone, contactEmail } = accelerator
  return {
    id,
    version,
    name,
    country: country?.code ?? null,
    legalForm,
    taxNumber,
    licenceNumber,
    licenceHolder,
    description,
    site,
    contactName,
    contactPhone: contactPhone ?? { country: '', number: '' },
    contactEmail,
  }
}
