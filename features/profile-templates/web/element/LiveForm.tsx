import '#platform/web/work/components/form/form.css'
import type { ReactNode } from 'react'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import type { ProductForm } from '#platform/web/work/components/form/use-product-form.ts'

/** Fields with autosave; see `useLiveForm`. */
export const LiveForm = ({ form, children }: { form: ProductForm; children: ReactNode }) => (
  <FormContext value={form}>
    <div className="form-fields builder-form">{children}</div>
  </FormContext>
)
