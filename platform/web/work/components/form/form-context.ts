import { createContext, useContext } from 'react'
import type { ProductForm } from './use-product-form.ts'

/** The form a field stands in. */
export const FormContext = createContext<ProductForm | null>(null)

/** The form a field stands in; a field outside of one is a mistake. */
export const useFormContext = (): ProductForm => {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of a Form')
  return form
}
