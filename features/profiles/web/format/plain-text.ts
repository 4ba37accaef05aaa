export { plainText } from '../../domain/plain-text.rules.ts'
