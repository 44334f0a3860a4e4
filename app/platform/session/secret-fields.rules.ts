/** Whether a field of a form holds what nobody's copy has to hold, and its sender types again. */
export const isPassword = (name: string) => /password|^code$|current/i.test(name)

/** Whether it holds a part of somebody's bank account. */
export const isBankAccount = (name: string) => /iban|accountNumber|routing/i.test(name)
