import * as calculator from '../../../features/calculator/contract/calculator.endpoints.ts'
import { emptyInputs } from '../../../features/calculator/domain/inputs.ts'
import { row } from './row.ts'
import { everybody } from './world.ts'

const inputs = {
  ...emptyInputs(2026),
  name: 'Пекарня',
  completionYear: 2027,
  income: [{ id: 'r1', name: 'Продажи', values: [0, 900] }],
  initialInvestments: 500,
  equityReturn: 20,
}

/** Who may do what with the calculator: everybody reckons and sends. */
export const calculatorRows = [
  row(calculator.sendCalculation, everybody, (world) => ({
    body: { email: `calculation-${world.accelerator.id}@mail.example`, consent: true as const, inputs },
  })),
]
