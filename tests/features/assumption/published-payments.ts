export type PublishedPayment = {
  source: string;
  url: string;
  /** Principal in dollars, rate in percent per year, number of monthly payments. */
  loan: [principal: number, annualRatePercent: number, months: number];
  /** The payment as the source prints it, without its sign and currency. */
  published: string;
};

/**
 * Monthly payments published by others. To add one, look it up at its URL and copy the figure as printed.
 * "in mortgagemath" marks a figure from that public test suite, which names the page it came from.
 * Sources that round every payment up to the next cent don't belong here.
 */
export const publishedPayments: readonly PublishedPayment[] = [
  {
    source: 'CFPB amortize',
    url: 'https://github.com/cfpb/amortize',
    loan: [180_000, 4.25, 360],
    published: '885.49',
  },
  {
    source: 'CFPB loan-calc',
    url: 'https://github.com/cfpb/loan-calc',
    loan: [200_000, 5, 180],
    published: '1581.59',
  },
  {
    source: 'CFPB loan-calc, tests',
    url: 'https://github.com/cfpb/loan-calc/blob/1a0dfdc0f8291a7ee337410bee4121d741c61818/test/test.js',
    loan: [100_000, 6, 360],
    published: '599.550525152759',
  },
  {
    source: 'CFPB sample Closing Disclosure H-25(B)',
    url: 'https://files.consumerfinance.gov/f/201403_cfpb_closing-disclosure_cover-H25B.pdf',
    loan: [162_000, 3.875, 360],
    published: '761.78',
  },
  {
    source: 'Adobe FormCalc, Pmt',
    url: 'https://help.adobe.com/en_US/AEMForms/6.1/DesignerFormCalcRef/WS92d06802c76abadb-32254d55129f5ee7c98-7fb0.2.html',
    loan: [150_000, 4.75, 300],
    published: '855.17604207164',
  },
  {
    source: 'NumPy, pmt',
    url: 'https://docs.scipy.org/doc/numpy-1.3.x/reference/generated/numpy.pmt.html',
    loan: [200_000, 7.5, 180],
    published: '1854.0247200054619',
  },
  {
    source: 'Claris FileMaker, PMT',
    url: 'https://help.claris.com/en/pro-help/content/pmt.html',
    loan: [21_000, 6.9, 48],
    published: '501.90',
  },
  {
    source: 'Microsoft Visual FoxPro, PAYMENT()',
    url: 'https://learn.microsoft.com/en-us/previous-versions/visualstudio/foxpro/e9e435a5(v=vs.71)',
    loan: [100_000, 10.5, 240],
    published: '998.38',
  },
  {
    source: 'Microsoft SharePoint, PMT',
    url: 'https://support.microsoft.com/zh-cn/sharepoint/functions-data/pmt-function',
    loan: [10_000, 8, 10],
    published: '1037.03',
  },
  {
    source: 'MathWorks, payper',
    url: 'https://uk.mathworks.com/help/finance/payper.html',
    loan: [9_000, 11.75, 36],
    published: '297.8553',
  },
  {
    source: 'MathWorks, amortize',
    url: 'https://ww2.mathworks.cn/help/finance/amortize.html',
    loan: [100_000, 12, 360],
    published: '1028.61',
  },
  {
    source: 'MESCIUS Spread, PMT',
    url: 'https://developer.mescius.com/spreadnet/docs/latest/online-formula/FunctionPMT.html',
    loan: [5_000, 6, 15],
    published: '346.82',
  },
  {
    source: 'SAS/ETS, LOAN procedure',
    url: 'https://support.sas.com/documentation/cdl/en/etsug/63348/HTML/default/etsug_loan_sect027.htm',
    loan: [78_500, 9, 180],
    published: '796.20',
  },
  {
    source: 'SAS, MORT function',
    url: 'https://support.sas.com/documentation/cdl/en/lefunctionsref/63354/HTML/default/p1lu2y2jwy3twmn1mns17ix45c6o.htm',
    loan: [50_000, 10, 360],
    published: '438.79',
  },
  {
    source: 'Apache OpenOffice Calc, PMT',
    url: 'https://wiki.openoffice.org/wiki/Documentation/How_Tos/Calc:_PMT_function',
    loan: [5_000, 5.5, 24],
    published: '220.48',
  },
  {
    source: 'DMN compatibility tests 2-0008',
    url: 'https://docs.rs/crate/dsntk-model-evaluator/0.3.0/source/src/tests/compatibility/level_2/dmn_2_0008.rs',
    loan: [600_000, 3.75, 360],
    published: '2778.693549432766768088520383236288',
  },
  {
    source: 'DMN compatibility tests 2-0008',
    url: 'https://docs.rs/crate/dsntk-model-evaluator/0.3.0/source/src/tests/compatibility/level_2/dmn_2_0008.rs',
    loan: [30_000, 4.75, 60],
    published: '562.7073593732659271562143285576407',
  },
  {
    source: 'DMN compatibility tests 2-0008',
    url: 'https://docs.rs/crate/dsntk-model-evaluator/0.3.0/source/src/tests/compatibility/level_2/dmn_2_0008.rs',
    loan: [600_000, 3.99, 360],
    published: '2861.03377700390163671626277960579',
  },
  {
    source: 'Omnis Studio, ann()',
    url: 'https://omnis.net/developers/resources/onlinedocs/FunctionRef/Functions_A-Z/ann.html',
    loan: [30_000, 11, 300],
    published: '294.03',
  },
  {
    source: 'GnuCash help, zero-interest loans',
    url: 'https://github.com/Gnucash/gnucash-docs/commit/b201b540',
    loan: [1_200, 0, 12],
    published: '100',
  },
  {
    source: 'mortgage for Python',
    url: 'https://github.com/austinmcconnell/mortgage',
    loan: [200_000, 6, 360],
    published: '1199.10',
  },
  {
    source: 'Finance::Loan for Perl',
    url: 'https://metacpan.org/pod/Finance::Loan',
    loan: [1_000, 7, 36],
    published: '30.88',
  },
  {
    source: 'mortgage-calculate for JavaScript',
    url: 'https://github.com/miguelmota/mortgage-calculate',
    loan: [100_000, 4.7, 360],
    published: '518.6378094393185',
  },
  {
    source: 'mortgage for JavaScript',
    url: 'https://app.unpkg.com/mortgage@0.3.0/files/README.md',
    loan: [200_000, 7.5, 360],
    published: '1398.429017105553',
  },
  {
    source: 'TI BA II Plus guidebook, in mortgagemath',
    url: 'https://github.com/murraystokely/mortgagemath/blob/2e724d8b2c127536ca114a98beb2289ee42ab172/tests/schedules/ti_baii_plus_120k_6125_360mo.toml',
    loan: [120_000, 6.125, 360],
    published: '729.13',
  },
  {
    source: 'OpenStax Contemporary Mathematics 6.110, in mortgagemath',
    url: 'https://github.com/murraystokely/mortgagemath/blob/4ef3d1f212502dcf67932020f4899973a4dd2b67/tests/schedules/openstax_contemp_6_12_132k650_480_360mo.toml',
    loan: [132_650, 4.8, 360],
    published: '695.97',
  },
  {
    source: 'OpenStax Contemporary Mathematics 6.113, in mortgagemath',
    url: 'https://github.com/murraystokely/mortgagemath/blob/a679d3bf8c402902ead60e75ac96eeffbb220cda/tests/schedules/openstax_contemp_6_12_165k900_561_360mo.toml',
    loan: [165_900, 5.61, 360],
    published: '953.44',
  },
  {
    source: 'OpenStax Contemporary Mathematics answer key 6.110, in mortgagemath',
    url: 'https://github.com/murraystokely/mortgagemath/blob/476d99d3045ba3d0ffb3827784db4cb3362901da/tests/schedules/openstax_contemp_6_ak_6_110ak_240mo_421_153899.toml',
    loan: [153_899, 4.21, 240],
    published: '949.72',
  },
  {
    source: 'Las Positas Math for Liberal Arts 8.05, in mortgagemath',
    url: 'https://github.com/murraystokely/mortgagemath/blob/a679d3bf8c402902ead60e75ac96eeffbb220cda/tests/schedules/las_positas_8_05_250k_600_360mo.toml',
    loan: [250_000, 6, 360],
    published: '1498.88',
  },
  {
    source: 'Mississippi State Extension P3920, in mortgagemath',
    url: 'https://github.com/murraystokely/mortgagemath/blob/4ef3d1f212502dcf67932020f4899973a4dd2b67/tests/schedules/msstate_ext_p3920_100k_700_360mo.toml',
    loan: [100_000, 7, 360],
    published: '665.30',
  },
  {
    source: 'Chase mortgage education, in mortgagemath',
    url: 'https://github.com/murraystokely/mortgagemath/blob/85e9337055404c5d8dd51e1a584718e550f9cf59/tests/schedules/chase_education_200k_500_360mo.toml',
    loan: [200_000, 5, 360],
    published: '1073.64',
  },
  {
    source: 'Pima Topics in Mathematics 6.4, in mortgagemath',
    url: 'https://github.com/murraystokely/mortgagemath/blob/00df7ebc00ca8430036a8f7f93f66e8e5ad6d472/tests/schedules/textbook_pima_64_mortgage_360mo_400_180000.toml',
    loan: [180_000, 4, 360],
    published: '859.35',
  },
  {
    source: 'Broverman Mathematics of Investment and Credit 2.7, in mortgagemath',
    url: 'https://github.com/murraystokely/mortgagemath/blob/476d99d3045ba3d0ffb3827784db4cb3362901da/tests/schedules/broverman_mic_2_7a_12k_12pct_36mo.toml',
    loan: [12_000, 12, 36],
    published: '398.57',
  },
  {
    source: 'Goldstein Finite Mathematics 10.3, in mortgagemath',
    url: 'https://github.com/murraystokely/mortgagemath/blob/476d99d3045ba3d0ffb3827784db4cb3362901da/tests/schedules/goldstein_ch10_3_ex1_563_1200_5mo.toml',
    loan: [563, 12, 5],
    published: '116.00',
  },
];
