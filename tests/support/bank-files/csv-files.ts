/** Invented files after the heading rows of four banks; accounts open with CHF 1'000.00 where a balance is stated. */
export const CSV_FILES = {
  wise: [
    '"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance",' +
      '"Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,' +
      '"Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees","Exchange To Amount",' +
      '"Transaction Type","Transaction Details Type"',
    "CARD-77,20-11-2026,20-11-2026 10:00:00.000,-12.50,CHF,Card transaction of 12.50 CHF,,1487.50" +
      ",,,,,,,Café,1234,A B,,,0,,DEBIT,CARD",
    "TRANSFER-901,19-11-2026,19-11-2026 08:00:00.000,250.00,CHF," +
      '"Received money from Zbinden AG with reference RG 17","RG 17",1500.00,,,,"Zbinden AG",,,,,,,,0,,CREDIT,DEPOSIT',
    "TRANSFER-900,18-11-2026,18-11-2026 08:00:00.000,250.00,CHF," +
      '"Received money from Zbinden AG",,1250.00,,,,"Zbinden AG",,,,,,,,0,,CREDIT,DEPOSIT',
  ].join("\r\n"),
  revolut: [
    "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
    "TOPUP,Current,2026-11-18 08:00:00,2026-11-18 08:00:05,Payment from Zbinden Ag,250.00,0.00,CHF,COMPLETED,1250.00",
    "TRANSFER,Current,2026-11-19 09:00:00,2026-11-19 09:00:02,To Vermieter,-100.00,0.50,CHF,COMPLETED,1149.50",
    "CARD_PAYMENT,Current,2026-11-19 10:00:00,,Kiosk,-5.00,0.00,CHF,PENDING,",
    "TOPUP,Current,2026-11-19 11:00:00,,Payment from Huber,80.00,0.00,CHF,REVERTED,",
    "TOPUP,Savings,2026-11-19 12:00:00,2026-11-19 12:00:00,To savings,30.00,0.00,CHF,COMPLETED,30.00",
    "TOPUP,Current,2026-11-20 08:00:00,2026-11-20 08:00:05,Payment from Peter,20.00,0.00,EUR,COMPLETED,20.00",
  ].join("\n"),
  revolutBusiness: [
    "Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,Card label," +
      "Card state,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency," +
      "Balance,Account,Beneficiary IBAN",
    "2026-11-18 23:30:00,2026-11-18 23:30:05,0b6c-1,TOPUP,COMPLETED,Money added from ZBINDEN AG,RG 17,,,,," +
      "CHF,250.00,CHF,250.00,250.00,,0.00,CHF,1250.00,Main,",
  ].join("\n"),
  neon: [
    '"Date";"Amount";"Original amount";"Original currency";"Exchange rate";"Description";"Subject";' +
      '"Category";"Tags";"Wise";"Spaces"',
    '"2026-11-20";"-26.95";"";"";"";"Migros";;"shopping";"";"no";"no"',
    '"2026-11-19";"250.00";"";"";"";"Zbinden AG";"RG 17";"income";"";"no";"no"',
    '"2026-11-18";"-538.28";"-579.33";"EUR";"0.9291";"Hotel";;"travel";"";"no";"no"',
  ].join("\n"),
  yuh: [
    "\uFEFFDATE;ACTIVITY TYPE;ACTIVITY NAME;DEBIT;DEBIT CURRENCY;CREDIT;CREDIT CURRENCY;CARD NUMBER;LOCALITY;" +
      "RECIPIENT;SENDER;FEES/COMMISSION;BUY/SELL;QUANTITY;ASSET;PRICE PER UNIT",
    '19/11/2026;PAYMENT_TRANSACTION_IN;"""RG 17""";;;250.00;CHF;;;;Zbinden AG;;;;;',
    '20/11/2026;CARD_TRANSACTION_OUT;"""Café""";-11.32;CHF;;;XXXX 0001;Lausanne;;;;;;;',
  ].join("\n"),
};

/** A file of some other bank, with lines above its headings. */
export function otherBankCsv(
  rows: string[],
  headings = "Buchungsdatum;Gutschrift;Belastung;Saldo;Mitteilung",
): string {
  return ["Kontoauszug;;", "IBAN:;CH93 0076 2011 6238 5295 7;", "", headings, ...rows].join("\n");
}
