import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { cityLine } from '~/domain/ground/address.rules'
import { countryOptions } from '~/domain/ground/countries'
import { companyOfOrders } from '~/domain/people/company.rules'
import { companySchema } from '~/domain/people/company.schema'
import { changeCompany, listCompanies, makeCompany } from '~/domain/people/company.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { takeCompanyStep } from '~/account/company-words.server'
import { sayNameSigns } from '~/account/name-words.server'

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

/** Makes somebody's company or changes its details, as a form says. Throws a 404 for another's. */
export async function takeCompanyForm(form: FormData, userId: number, language: Language) {
  const t = translator(language, 'people')
  const submission = parseWithZod(form, {
    schema: companySchema((problem) =>
      problem === 'signs' ? sayNameSigns(language) : t(`company.errors.${problem}`),
    ),
  })
  if (submission.status !== 'success') return { result: submission.reply() }
  const { value } = submission
  const id = form.get('companyId')
  return takeCompanyStep(language, async () => {
    if (isId(id)) {
      await changeCompany(userId, id, value)
      return t('company.done.changed')
    }
    const { orders: count } = await makeCompany(userId, value)
    return t(count > 0 ? 'company.done.made' : 'company.done.madeAlone', {
      company: value.name,
      count,
    })
  })
}
