import { z } from "zod";
import { SLIP_CHOICES } from "#app/features/invoices/fields/slip-choice.ts";
import { previewBody } from "#app/features/qr-bill/qr-bill.schema.ts";

export const slipPreviewBody = previewBody.extend({ slip: z.enum(SLIP_CHOICES).default("standard") });
