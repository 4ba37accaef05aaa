import { useEffect, useRef, useState } from 'react'
import { get } from 'react-hook-form'
import { z } from 'zod'
import { textParam } from '../../../search-params.ts'
import { useScreenSearch } from '../../navigation/use-screen-search.ts'
import type { ProductForm } from '../form/use-product-form.ts'
import { firstWrong, stepStates, type WizardStep } from './wizard-steps.ts'

const search = z.object({ step: textParam() })

const byPlace = (one: Element, other: Element): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1

/** Current step and navigation of a wizard; the step is in the URL, so that reload and "back" preserve it. */
export const useWizard = (product: ProductForm, steps: readonly WizardStep[]) => {
  const { form, labels } = product
  const [{ step }, setSearch] = useScreenSearch(search)
  const at = Math.max(
    0,
    steps.findIndex(({ key }) => key === step),
  )
  const current = steps[at]!
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([current.key]))
  if (!visited.has(current.key)) setVisited(new Set([...visited, current.key]))
  const { errors, submitCount, isSubmitting } = form.formState
  const isWrong = (field: string): boolean => get(errors, field) !== undefined
  const focusFirst = useRef(false)

  const focusWrong = (of: WizardStep) => {
    const isInStep = (path: string) => of.fields.some((name) => path === name || path.startsWith(`${name}.`))
    // The errors of this moment, which may not be rendered yet.
    const wrong = [...labels.all]
      .filter(([path]) => isInStep(path) && form.getFieldState(path).error !== undefined)
      .flatMap(([, { id }]) => document.getElementById(id) ?? [])
    wrong.toSorted(byPlace)[0]?.focus()
  }
  const go = (key: string) => {
    // Fields seen and left empty are reported at their step, not only at the end.
    void form.trigger([...current.fields])
    setSearch({ step: key === steps[0]?.key ? undefined : key }, { push: true })
  }
  const next = async () => {
    if (await form.trigger([...current.fields])) go(steps[at + 1]!.key)
    else focusWrong(current)
  }
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    const wrong = firstWrong(steps, isWrong)
    if (!wrong) return
    focusFirst.current = true
    setSearch({ step: wrong.key === steps[0]?.key ? undefined : wrong.key })
    // Each failed submit opens the first step with errors; corrections meanwhile do not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting])
  useEffect(() => {
    if (!focusFirst.current) return
    focusFirst.current = false
    focusWrong(current)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current.key, submitCount])
  return { at, current, states: stepStates(steps, current.key, visited, isWrong), go, next }
}
