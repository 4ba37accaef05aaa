import { useMemo } from 'react'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { useTargetNames } from '../form/use-target-options.ts'
import type { FormOffer } from '../offer-actions.ts'

/** Everything that a submission would write and send in its leader's name. */
export const OfferValues = ({ offer: { values } }: { offer: FormOffer }) => {
  const names = useTargetNames(useMemo(() => values.map(({ target }) => target), [values]))
  return (
    <Facts stacked>
      {values.map(({ target, text }) => (
        <Fact key={target.key} label={names.get(target.key)}>
          {text}
        </Fact>
      ))}
    </Facts>
  )
}
