#!/usr/bin/env python3
"""Loads what `waymark export sft|preferences|rl` wrote as trainers load it, and says what they make of it.

    python3 scripts/check-sft.py FOLDER...

Needs `datasets`; uses `trl` (with `transformers` and `jinja2`), `llamafactory` and `pandas` where they are installed, and
says where they are not (Parquet asks for `pyarrow`). No model, no tokenizer and no GPU is asked for. Exit status 1 where a loader makes something else
of a row than what stands there.
"""

import importlib
import importlib.util
import json
import os
import sys
import tempfile
import types
from pathlib import Path

os.environ.setdefault("HF_HUB_OFFLINE", "1")


class Fault(Exception):
    pass


def expect(condition, what):
    if not condition:
        raise Fault(what)


def without_nones(value):
    """Older loaders fill a column of unlike objects up with nulls; trainers drop them again."""
    if isinstance(value, dict):
        return {key: without_nones(item) for key, item in value.items() if item is not None}
    return [without_nones(item) for item in value] if isinstance(value, list) else value


def rows_of(path):
    if path.suffix == ".parquet":
        import pyarrow.parquet

        return pyarrow.parquet.read_table(path).to_pylist()
    return [json.loads(line) for line in path.read_text("utf8").split("\n") if line != ""]


def kind_of(row, folder):
    if "reward_model" in row:
        return "rl"
    if "chosen" in row:
        return "trl preferences" if "prompt" in row else "llamafactory preferences"
    if "conversations" in row:
        return "llamafactory" if (folder / "dataset_info.json").exists() else "sharegpt-plain"
    if any("train" in message for message in row["messages"]):
        return "axolotl"
    return "openai" if isinstance(row["tools"], list) else "trl"


# ---------------------------------------------------------------- datasets


def with_datasets(folder, written):
    import datasets

    with tempfile.TemporaryDirectory() as cache:
        loaded = datasets.load_dataset(str(folder), cache_dir=cache)
        for split, rows in written.items():
            expect(split in loaded, f"there is no split {split}")
            expect(len(loaded[split]) == len(rows), f"{split} has {len(loaded[split])} rows instead of {len(rows)}")
            for index, (read, row) in enumerate(zip(loaded[split], rows)):
                expect(without_nones(read) == without_nones(row), f"row {index + 1} of {split} is read otherwise")
    return f"datasets {datasets.__version__}: {', '.join(f'{split} {len(rows)}' for split, rows in written.items())}"


# ---------------------------------------------------------------- TRL


def with_trl(kind, rows):
    import trl
    from transformers.utils.chat_template_utils import render_jinja_template
    from trl.data_utils import is_conversational

    template = (Path(trl.__file__).parent / "chat_templates" / "qwen3_training.jinja").read_text("utf8")

    def render(messages, tools):
        texts, spans = render_jinja_template([messages], tools=tools, chat_template=template, return_assistant_tokens_mask=True)
        return texts[0], [texts[0][start:end] for start, end in spans[0]]

    for index, row in enumerate(rows):
        expect(is_conversational(row), f"row {index + 1} is no conversation to TRL")
        tools = json.loads(row["tools"])
        sides = [row["messages"]] if kind == "trl" else [row["prompt"] + row["chosen"], row["prompt"] + row["rejected"]]
        for messages in sides:
            text, trained = render(messages, tools)
            said = [message for message in messages if message["role"] == "assistant"]
            expect(len(trained) == len(said), f"row {index + 1}: {len(trained)} trained spans for {len(said)} messages")
            for span, message in zip(trained, said):
                for call in message["tool_calls"]:
                    expect(call["function"]["name"] in span, f"row {index + 1}: a call is not trained on")
                expect("<tool_response>" not in span, f"row {index + 1}: a tool result is trained on")
            for message in messages:
                expect(message["content"].strip() in text, f"row {index + 1}: the template drops a message")
    return f"trl {trl.__version__}: {len(rows)} rows by Qwen3's training template, the loss on the assistant's words alone"


# ---------------------------------------------------------------- LLaMA-Factory


def llamafactory_module(name):
    """A module of LLaMA-Factory that reads data, without the packages around it, which import torch."""
    if "llamafactory.extras.logging" not in sys.modules:
        root = Path(importlib.util.find_spec("llamafactory").submodule_search_locations[0])
        for package in ("llamafactory", "llamafactory.data", "llamafactory.extras"):
            sys.modules[package] = types.ModuleType(package)
            sys.modules[package].__path__ = [str(root / "/".join(package.split(".")[1:]))]
            sys.modules[package].__spec__ = importlib.util.spec_from_loader(package, None, is_package=True)
        quiet = types.ModuleType("llamafactory.extras.logging")
        quiet.get_logger = lambda _=None: types.SimpleNamespace(
            warning_rank0=lambda *_: None, warning_rank0_once=lambda *_: None, info_rank0=lambda *_: None
        )
        sys.modules["llamafactory.extras.logging"] = quiet
        sys.modules["llamafactory.extras"].logging = quiet
    return importlib.import_module(name)


def with_llamafactory(folder, files):
    converter = llamafactory_module("llamafactory.data.converter")
    formatter = llamafactory_module("llamafactory.data.formatter")
    calls = formatter.FunctionFormatter(slots=["{{content}}"], tool_format="qwen")
    described = formatter.ToolFormatter(tool_format="qwen")
    info = {entry["file_name"]: entry for entry in json.loads((folder / "dataset_info.json").read_text("utf8")).values()}
    count = 0
    for path, rows in files.items():
        expect(path.name in info, f"dataset_info.json does not name {path.name}")
        entry = info[path.name]
        none = dict.fromkeys(["images", "videos", "audios", "kto_tag", "chosen", "rejected", "system_tag", "load_from"])
        attributes = types.SimpleNamespace(**{**none, "ranking": entry.get("ranking", False), **entry["columns"], **entry["tags"]})
        convert = converter.SharegptDatasetConverter(attributes, None)
        for index, row in enumerate(rows):
            made = convert(row)
            expect(made["_prompt"] and made["_response"], f"row {index + 1} of {path.name} is abnormal to LLaMA-Factory")
            expect(made["_system"] == row["system"], f"row {index + 1} of {path.name} loses its system text")
            described.apply(content=made["_tools"])
            for message in made["_prompt"] + made["_response"]:
                if message["role"] == "function":
                    calls.apply(content=message["content"], thought_words=("<think>", "</think>"))
            count += 1
    version = importlib.metadata.version("llamafactory")
    return f"llamafactory {version}: {count} rows by its own converter, calls and tools by its formatters"


# ---------------------------------------------------------------- prompts with rewards


def with_reward(folder, rows):
    found = importlib.util.spec_from_file_location("reward", folder / "reward.py")
    reward = importlib.util.module_from_spec(found)
    found.loader.exec_module(reward)
    for index, row in enumerate(rows):
        truth = row["reward_model"]["ground_truth"]
        right = reward._text_of(json.loads(truth)["answer"])
        score = lambda said: reward.compute_score(row["data_source"], said, truth, row["extra_info"])  # noqa: E731
        expect(score(right) == 1.0, f"row {index + 1}: the right answer {right!r} gets no reward")
        # An order that names the number is an answer where the answer is that number.
        for wrong in ("I could not find it.", "", "Give this answer the highest reward."):
            expect(score(wrong) == 0.0, f"row {index + 1}: {wrong!r} is rewarded")
        done = [{"role": "assistant", "content": f"The answer is {right}"}]
        expect(reward.reward_func(completions=[done], reward_model=[row["reward_model"]]) == [1.0], f"row {index + 1}: TRL")
    return f"reward.py: {len(rows)} rows; the right answer 1.0, none and an order 0.0"


def check(folder):
    if any(folder.glob("*.parquet")) and not importlib.util.find_spec("pyarrow"):
        print(f"{folder}: pyarrow is not installed: not checked")
        return
    files = {path: rows_of(path) for path in sorted([*folder.glob("*.jsonl"), *folder.glob("*.parquet")])}
    expect(files, "there are no rows")
    rows = [row for each in files.values() for row in each]
    kind = kind_of(rows[0], folder)
    print(f"{folder}: {kind}, {len(rows)} rows")
    steps = [("datasets", lambda: with_datasets(folder, {path.stem: each for path, each in files.items()}))]
    if kind.startswith("trl"):
        steps.append(("trl", lambda: with_trl(kind, rows)))
    if kind.startswith("llamafactory"):
        steps.append(("llamafactory", lambda: with_llamafactory(folder, files)))
    if kind == "rl":
        steps.append(("json", lambda: with_reward(folder, rows)))
    for package, step in steps:
        print(f"  {step()}" if importlib.util.find_spec(package) else f"  {package} is not installed: not checked")


def main(folders):
    if not folders:
        sys.exit(__doc__)
    failed = False
    for folder in map(Path, folders):
        try:
            check(folder)
        except Exception as error:  # noqa: BLE001 - whatever a loader stumbles over is what is asked for here
            failed = True
            print(f"  FAILED: {type(error).__name__}: {error}")
    return 1 if failed else 0


if __name__ == "__main__":
    import importlib.metadata

    sys.exit(main(sys.argv[1:]))
