import type { Scene } from './scene.ts'

/** The company of the demo: whole, and evidently nobody's (RFC 2606; numbers of zeros). */
const operator = {
  companyName: 'Runway Demo',
  companyDetails:
    'Вымышленная организация для демонстрации. ИНН 0000000000, ОГРН 0000000000000. 000000, Москва, Демонстрационная ул., 0. Тел. +7 000 000-00-00, operator@demo.example',
  companyDetailsEn:
    'A fictitious organisation for the demo. Taxpayer number (INN) 0000000000, registration number (OGRN) 0000000000000. 0 Demonstratsionnaya St., Moscow, 000000. Phone +7 000 000-00-00, operator@demo.example',
  supportEmail: 'operator@demo.example',
} as const

/** Names the company that runs the demo's portal. */
export const nameOperator = async ({ db }: Scene): Promise<void> => {
  await db
    .insertInto('application_setting')
    .values(Object.entries(operator).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    // A new portal is named already; only the demo's company replaces that name.
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((given) => ({ value: given.ref('excluded.value') })),
    )
    .execute()
}
