import { createContext, useContext } from 'react'
import type { ProductForm } from './use-product-form.ts'

/** The form that contains a field. */
export const FormContext = createContext<ProductForm | null>(null)

/** The form that contains a field; throws outside a form. */
export const useFormContext = (): ProductForm => {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of a Form')
  return form
}
