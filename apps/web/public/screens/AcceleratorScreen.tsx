import { AcceleratorPage } from '../../../../features/accelerators/web/public/AcceleratorPage.tsx'
import { Programmes } from '../../../../features/programmes/web/public/Programmes.tsx'
import type { AcceleratorData } from '../load-accelerator.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

/** An accelerator with its programmes. */
export const AcceleratorScreen = ({ data }: ScreenProps<AcceleratorData>) => (
  <AcceleratorPage
    accelerator={data.accelerator}
    programmes={<Programmes programmes={data.programmes} now={data.now} />}
  />
)
