import { getZodConstraint } from '@conform-to/zod/v4'
import { cityLine } from '~/domain/ground/address.rules'
import { countryOptions } from '~/domain/ground/countries'
import { companyOfOrders } from '~/domain/people/company.rules'
import { companySchema } from '~/domain/people/company.schema'
import { changeCompany, listCompanies, makeCompany } from '~/domain/people/company.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { sayNameSigns } from '~/account/name-texts.server'
import { fields, type FormHandler } from '~/shell/forms.server'

type Company = Awaited<ReturnType<typeof listCompanies>>[number]

function present(
  { id, name, vatNumber, addressLine, postalCode, city, country, role }: Company,
  countries: { value: string; label: string }[],
) {
  const named = countries.find(({ value }) => value === country)?.label ?? country
  const address = [addressLine, cityLine({ postalCode, city, country }), named]
    .filter(Boolean)
    .join(', ')
  return {
    id,
    name,
    role,
    address,
    fields: { name, vatNumber: vatNumber ?? '', addressLine, postalCode, city, country },
  }
}

/** The companies that somebody is in, the one that they own with its form, and how to make one. */
export async function loadCompanyPage(userId: number, language: Language) {
  const t = translator(language, 'people')
  const countries = countryOptions(language)
  const companies = (await listCompanies(userId)).map((company) => present(company, countries))
  const orders = companyOfOrders(companies)
  return {
    title: t('company.title'),
    own: companies.find(({ role }) => role === 'owner') ?? null,
    others: companies.filter(({ role }) => role !== 'owner'),
    ordersGoTo: companies.find(({ id }) => id === orders)?.name ?? null,
    countries,
    constraint: getZodConstraint(companySchema(() => '')),
  }
}

/** Makes somebody's company, or changes its details. */
export const companyForm: FormHandler<{ userId: number; language: Language }> = fields(
  'company',
  ({ language }) =>
    companySchema((problem) =>
      problem === 'signs'
        ? sayNameSigns(language)
        : translator(language, 'people')(`company.errors.${problem}`),
    ),
  async (value, { userId, language }, form) => {
    const t = translator(language, 'people')
    const id = form.get('companyId')
    if (isId(id)) {
      await changeCompany(userId, id, value)
      return { done: t('company.done.changed') }
    }
    const { orders: count } = await makeCompany(userId, value)
    const done = count > 0 ? 'company.done.made' : 'company.done.madeAlone'
    return { done: t(done, { company: value.name, count }) }
  },
)
