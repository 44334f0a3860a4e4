/** x^8 + x^4 + x^3 + x^2 + 1, the field of QR codes. */
const FIELD = 0x11d
const SIZE = 255

const exponents: number[] = []
const logarithms: number[] = []
for (let power = 0, value = 1; power < SIZE; power += 1) {
  exponents[power] = value
  logarithms[value] = power
  value = value & 0x80 ? (value << 1) ^ FIELD : value << 1
}

function multiply(a: number, b: number) {
  return a === 0 || b === 0 ? 0 : exponents[(logarithms[a]! + logarithms[b]!) % SIZE]!
}

/** The coefficients of (x - 1)(x - 2)(x - 4)… but the first, which is 1. */
function generator(degree: number): number[] {
  let polynomial = [1]
  for (let power = 0; power < degree; power += 1) {
    const shifted = [...polynomial, 0]
    polynomial = shifted.map(
      (coefficient, index) => coefficient ^ multiply(polynomial[index - 1] ?? 0, exponents[power]!),
    )
  }
  return polynomial.slice(1)
}

/** The Reed-Solomon codewords that follow a block of data (ISO/IEC 18004, 7.5). */
export function correctionFor(data: readonly number[], length: number): number[] {
  const divisor = generator(length)
  const remainder: number[] = Array.from({ length }, () => 0)
  for (const byte of data) {
    const factor = byte ^ remainder.shift()!
    remainder.push(0)
    divisor.forEach((coefficient, index) => (remainder[index]! ^= multiply(coefficient, factor)))
  }
  return remainder
}
